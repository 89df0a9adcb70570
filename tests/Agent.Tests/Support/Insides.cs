using System.Runtime.CompilerServices;

namespace SpanPack.Agent.Tests;

/// <summary>Reads what writers and clients keep to themselves: tests wait for it, and programs have no use for it.</summary>
internal static class Insides
{
    extension(AgentWriter writer)
    {
        /// <summary>The largest body, in bytes, that the agent takes, as far as it is known.</summary>
        internal int MaxPayloadBytes => FormatsOf(writer).MaxBytes;

        /// <summary>Whether memory is kept for the next traces.</summary>
        internal bool HasSpareMemory => MemoryOf(writer).HasSpare;

        /// <summary>Whether the last connect failed.</summary>
        internal bool IsAgentLost => ReachabilityOf(writer).IsLost;

        /// <summary>Does what the end of the process does.</summary>
        internal Task EndWithProcessAsync() => FlushAtExitAsync(writer, isLast: true);
    }

    extension(TelemetryClient client)
    {
        /// <summary>The parts of the client; null when it is off.</summary>
        internal object? Engine => EngineOf(client);
    }

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_formats")]
    private static extern ref readonly FormatPolicy FormatsOf(AgentWriter writer);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_memory")]
    private static extern ref readonly HeldMemory MemoryOf(AgentWriter writer);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_reachability")]
    private static extern ref readonly Reachability ReachabilityOf(AgentWriter writer);

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "FlushAtExitAsync")]
    private static extern Task FlushAtExitAsync(AgentWriter writer, bool isLast);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_engine")]
    private static extern ref readonly TelemetryEngine? EngineOf(TelemetryClient client);
}
