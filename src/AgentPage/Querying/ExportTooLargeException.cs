namespace SpanPack;

/// <summary>What was asked for is larger than what is given at once.</summary>
internal sealed class ExportTooLargeException() : InvalidOperationException("it is over 64 MiB: narrow the filter");
