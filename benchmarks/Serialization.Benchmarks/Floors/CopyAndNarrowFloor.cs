using System.Text;
using System.Text.Unicode;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>What is constant copied in one piece, all run-time text of the span narrowed in one call: the physical limit.</summary>
internal sealed class CopyAndNarrowFloor : Workload
{
    private readonly (string Text, bool IsAscii, int ConstantSize)[] _spans;
    private readonly byte[] _constants;
    private readonly byte[] _destination;

    /// <param name="texts">Of each span.</param>
    /// <param name="sizes">The bytes of each span.</param>
    internal CopyAndNarrowFloor(string[][] texts, int[] sizes)
        : base(texts.Length)
    {
        var shared = new TextPool(); // what spans have in common is one string for the writers too
        _spans = new (string, bool, int)[texts.Length];
        for (int i = 0; i < texts.Length; i++)
        {
            string text = shared.Get(string.Concat(texts[i]));
            _spans[i] = (text, Ascii.IsValid(text), sizes[i] - Encoding.UTF8.GetByteCount(text));
        }

        _constants = new byte[_spans.Max(static span => span.ConstantSize)];
        new Random(1).NextBytes(_constants);
        _destination = new byte[sizes.Sum()];
    }

    internal override int Run()
    {
        Span<byte> rest = _destination;
        foreach (ref readonly (string Text, bool IsAscii, int ConstantSize) span in _spans.AsSpan())
        {
            _constants.AsSpan(0, span.ConstantSize).CopyTo(rest);
            rest = rest[span.ConstantSize..];
            rest = rest[Narrow(span.Text, span.IsAscii, rest)..];
        }

        return _destination.Length - rest.Length;
    }

    internal override void Verify()
    {
        if (Run() != _destination.Length) throw new WrongOutputException("Not all bytes were made.");
        byte[] first = Encoding.UTF8.GetBytes(_spans[0].Text);
        if (!_destination.AsSpan(_spans[0].ConstantSize, first.Length).SequenceEqual(first))
            throw new WrongOutputException("The text differs.");
    }

    private static int Narrow(string text, bool isAscii, Span<byte> destination)
    {
        int written;
        if (isAscii) Ascii.FromUtf16(text, destination, out written);
        else Utf8.FromUtf16(text, destination, out _, out written);
        return written;
    }
}
