using SpanPack.Requests.Benchmarks.Load;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>What the quick mode was asked for.</summary>
/// <param name="Requests">The rows that are measured.</param>
/// <param name="Sets">How often all services are started anew.</param>
/// <param name="Turns">Rounds of each service.</param>
/// <param name="Seconds">How long a round takes.</param>
/// <param name="WarmUpSeconds">How long a service has at most until the runtime compiles nothing any more.</param>
/// <param name="IsBusy">Whether another process keeps all processors busy.</param>
/// <param name="JsonFile">Where figures go; null for nowhere.</param>
/// <param name="Command">The command line, for those who want to repeat it.</param>
internal sealed record QuickOptions(IReadOnlyList<RequestKind> Requests, int Sets, int Turns, int Seconds, int WarmUpSeconds, bool IsBusy,
    string? JsonFile, string Command);
