using System.Runtime.CompilerServices;
using SpanPack.Benchmarks.Workloads;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Chunks;

/// <summary>
/// Makes a span, puts it into a list, and hands that on through three methods, as a collector, a writer and a segment do.
/// </summary>
/// <typeparam name="T">The list.</typeparam>
/// <param name="isByValue">Whether it is passed without <see langword="in"/>.</param>
internal sealed class HandedOn<T>(bool isByValue = false) : ICalled
    where T : struct, ISpanList<T>
{
    private ulong _sum;

    public void Call(int count)
    {
        if (isByValue) CallByValue(count);
        else CallByReference(count);
    }

    public void Check(int count)
    {
        if (_sum != (ulong)count) throw new WrongOutputException($"{typeof(T).Name} has handed on {_sum} spans instead of {count}.");
        _sum = 0;
    }

    private void CallByReference(int count)
    {
        for (int i = 0; i < count; i++) _sum += Collect(T.Of(new Span { SpanId = 1 }));
    }

    private void CallByValue(int count)
    {
        for (int i = 0; i < count; i++) _sum += CollectCopy(T.Of(new Span { SpanId = 1 }));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong Collect(in T spans) => Write(in spans);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong Write(in T spans) => Serialize(in spans);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong Serialize(in T spans) => T.Sum(in spans);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong CollectCopy(T spans) => WriteCopy(spans);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong WriteCopy(T spans) => SerializeCopy(spans);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong SerializeCopy(T spans) => T.Sum(in spans);
}
