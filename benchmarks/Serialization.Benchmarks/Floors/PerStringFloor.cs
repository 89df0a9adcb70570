using System.Text;
using System.Text.Unicode;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>
/// One call of the framework for each text that is given at run time: what a writer cannot undercut that leaves text to the framework.
/// </summary>
internal sealed class PerStringFloor : Workload
{
    /// <summary>What tables call it; ratios are of it.</summary>
    internal const string Label = "Floor.PerString";

    private readonly string[][] _texts;
    private readonly byte[] _destination;

    /// <param name="texts">Of each span.</param>
    internal PerStringFloor(string[][] texts)
        : base(texts.Length)
    {
        _texts = texts;
        _destination = new byte[_texts.Sum(static texts => texts.Sum(Encoding.UTF8.GetByteCount))];
    }

    internal override int Run()
    {
        Span<byte> rest = _destination; // one after the other, as writers do: memory that is not in the cache costs both alike
        foreach (string[] texts in _texts)
        {
            foreach (string text in texts)
            {
                Utf8.FromUtf16(text, rest, out _, out int written);
                rest = rest[written..];
            }
        }

        return _destination.Length - rest.Length;
    }

    internal override void Verify()
    {
        int expected = _texts.Sum(static texts => texts.Sum(Encoding.UTF8.GetByteCount));
        if (Run() != expected) throw new WrongOutputException("Not all texts were transcoded.");
    }
}
