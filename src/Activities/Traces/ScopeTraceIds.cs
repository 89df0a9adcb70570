using System.Buffers.Binary;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Sets the trace id of a scope on activities that start inside it without a parent, so that all components of the process see the same id.
/// </summary>
internal static class ScopeTraceIds
{
    private const int IdLength = 16; // bytes

    private static Func<ActivityTraceId>? s_next;
    private static int s_isInstalled;

    /// <summary>Replaces the generator of trace ids, once. The earlier one creates ids when no scope is active.</summary>
    internal static void Install()
    {
        if (Interlocked.Exchange(ref s_isInstalled, 1) != 0) return;
        s_next = Activity.TraceIdGenerator;
        Activity.TraceIdGenerator = static ()
            => ActiveScope.Current is { } scope ? Of(scope.LocalSpan.Span.TraceId) : s_next?.Invoke() ?? ActivityTraceId.CreateRandom();
    }

    private static ActivityTraceId Of(UInt128 id)
    {
        Span<byte> bytes = stackalloc byte[IdLength];
        BinaryPrimitives.WriteUInt128BigEndian(bytes, id);
        return ActivityTraceId.CreateFromBytes(bytes);
    }
}
