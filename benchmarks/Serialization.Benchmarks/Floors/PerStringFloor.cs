using System.Text;
using System.Text.Unicode;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>One call of the framework for each text that is given at run time: what a writer cannot undercut that leaves text to the framework.</summary>
internal sealed class PerStringFloor : Workload
{
    private readonly string[][] _texts;
    private readonly byte[] _destination;

    internal PerStringFloor(WrittenTraces written)
        : base(written.Spans.Length)
    {
        _texts = RuntimeTexts.Of(written);
        _destination = new byte[_texts.Max(static texts => texts.Max(static text => text.Length)) * 3];
    }

    internal override int Run()
    {
        byte[] destination = _destination;
        int total = 0;
        foreach (string[] texts in _texts)
        {
            foreach (string text in texts)
            {
                Utf8.FromUtf16(text, destination, out _, out int written);
                total += written;
            }
        }

        return total;
    }

    internal override void Verify()
    {
        int expected = _texts.Sum(static texts => texts.Sum(Encoding.UTF8.GetByteCount));
        if (Run() != expected) throw new WrongOutputException("Not all texts were transcoded.");
    }
}
