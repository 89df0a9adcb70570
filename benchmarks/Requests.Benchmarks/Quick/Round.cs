using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>What one service did for a few seconds.</summary>
/// <param name="Kind">How it is traced.</param>
/// <param name="RequestsPerSecond">Answers.</param>
/// <param name="ServiceMicroseconds">Processor time of the service for a request, with that of sending its spans.</param>
/// <param name="ClientMicroseconds">Processor time of the client for a request.</param>
/// <param name="AllocatedBytes">Of the service for a request.</param>
internal sealed record Round(TracingKind Kind, double RequestsPerSecond, double ServiceMicroseconds, double ClientMicroseconds, double AllocatedBytes);
