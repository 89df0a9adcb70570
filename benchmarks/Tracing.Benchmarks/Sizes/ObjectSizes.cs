using System.Globalization;
using SpanPack.Benchmarks.Quick;
using SpanPack.Tracing.Benchmarks.Calls;
using Spectre.Console;

namespace SpanPack.Tracing.Benchmarks.Sizes;

/// <summary>The size of objects, by what the thread allocates for one.</summary>
internal static class ObjectSizes
{
    private static object? s_kept; // what is made escapes: the compiler may not put it on the stack

    internal static async Task PrintAsync(IAnsiConsole console, CancellationToken cancellation)
    {
        await using TracedEnd end = await TracedEnd.SwallowAsync(cancellation);
        TracerCore core = end.Tracer.Core;
        var span = new TracerSpan(core, "operation");
        Table table = Tables.Create(console, "object", "bytes");
        Add("Span", () => new Span());
        Add("TracerSpan, without its Span", () => new TracerSpan(core, "operation"), less: BytesOf(() => new Span()));
        Add("TracerScope", () => new TracerScope(span, isApart: false, endsSpan: true));
        Add("LocalTrace", () => new LocalTrace());
        console.Write(table);

        void Add(string name, Func<object> make, long less = 0)
            => table.AddRow(name, (BytesOf(make) - less).ToString("N0", CultureInfo.InvariantCulture));
    }

    private static long BytesOf(Func<object> make)
    {
        s_kept = make(); // what is made once is made now
        long before = GC.GetAllocatedBytesForCurrentThread();
        s_kept = make();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
