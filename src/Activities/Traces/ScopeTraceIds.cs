using System.Buffers.Binary;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Gives activities that begin inside a scope, and have no activity above them, the trace id of the scope: all components of the process see the same id.</summary>
internal static class ScopeTraceIds
{
    private const int IdLength = 16; // bytes

    private static Func<ActivityTraceId>? s_next;
    private static int s_isInstalled;

    /// <summary>Takes the place of the generator of trace ids, once. The one before makes ids where no scope is active.</summary>
    internal static void Install()
    {
        if (Interlocked.Exchange(ref s_isInstalled, 1) != 0) return;
        s_next = Activity.TraceIdGenerator;
        Activity.TraceIdGenerator = static () => ActiveScope.Current is { } scope ? Of(scope.LocalSpan.Span.TraceId) : s_next?.Invoke() ?? ActivityTraceId.CreateRandom();
    }

    private static ActivityTraceId Of(UInt128 id)
    {
        Span<byte> bytes = stackalloc byte[IdLength];
        BinaryPrimitives.WriteUInt128BigEndian(bytes, id);
        return ActivityTraceId.CreateFromBytes(bytes);
    }
}
