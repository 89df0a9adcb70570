using System.Text;
using System.Text.Unicode;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>What is constant copied in one piece, all run-time text of the span narrowed in one call: the physical limit.</summary>
internal sealed class CopyAndNarrowFloor : Workload
{
    private readonly string[] _texts;
    private readonly byte[] _constants;
    private readonly byte[] _destination;
    private readonly bool _isAscii;

    internal CopyAndNarrowFloor(WrittenTraces written)
        : base(written.Spans.Length)
    {
        var shared = new TextPool(); // what spans have in common is one string for the writers too
        _texts = [.. RuntimeTexts.Of(written).Select(texts => shared.Get(string.Concat(texts)))];
        _isAscii = _texts.All(static text => Ascii.IsValid(text));
        int textBytes = _texts.Sum(Encoding.UTF8.GetByteCount);
        _constants = written.Bytes[..((written.Bytes.Length - textBytes) / SpanCount)].ToArray();
        _destination = new byte[written.Bytes.Length];
    }

    internal override int Run()
    {
        ReadOnlySpan<byte> constants = _constants;
        Span<byte> rest = _destination;
        foreach (string text in _texts)
        {
            constants.CopyTo(rest);
            rest = rest[constants.Length..];
            rest = rest[Narrow(text, rest)..];
        }

        return _destination.Length - rest.Length;
    }

    internal override void Verify()
    {
        if (_destination.Length - Run() >= SpanCount) throw new WrongOutputException("Not all bytes were made.");
        byte[] first = Encoding.UTF8.GetBytes(_texts[0]);
        if (!_destination.AsSpan(_constants.Length, first.Length).SequenceEqual(first)) throw new WrongOutputException("The text differs.");
    }

    private int Narrow(string text, Span<byte> destination)
    {
        int written;
        if (_isAscii) Ascii.FromUtf16(text, destination, out written);
        else Utf8.FromUtf16(text, destination, out _, out written);
        return written;
    }
}
