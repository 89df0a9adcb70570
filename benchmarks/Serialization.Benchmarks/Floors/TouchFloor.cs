using System.Runtime.Intrinsics;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>
/// Every character of all run-time texts loaded once: what no writer can leave out that does not know a text by its object.
/// </summary>
/// <param name="texts">Of each span.</param>
internal sealed class TouchFloor(string[][] texts) : Workload(texts.Length)
{
    private Vector256<ushort> _seen;

    internal override int Run()
    {
        Vector256<ushort> seen = default;
        foreach (string[] ofSpan in texts)
        {
            foreach (string text in ofSpan) seen = TextTouch.Load(text, seen);
        }

        _seen = seen;
        return 0;
    }

    internal override void Verify()
    {
        Run();
        ushort expected = texts.SelectMany(static ofSpan => ofSpan)
            .SelectMany(static text => text)
            .Aggregate((ushort)0, static (seen, character) => (ushort)(seen | character));
        ushort actual = 0;
        for (int i = 0; i < Vector256<ushort>.Count; i++) actual |= _seen[i];
        if (actual != expected) throw new WrongOutputException("Not all characters were loaded.");
    }
}
