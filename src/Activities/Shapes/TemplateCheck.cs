using System.Diagnostics;

namespace SpanPack;

/// <summary>Compares the output of templates with the output of the mapper and the writers for the same activities. For tests.</summary>
/// <remarks>For one thread at a time.</remarks>
[DebuggerDisplay("{Same} same, {Different} different")]
internal sealed class TemplateCheck : IDisposable
{
    private const int PayloadBytes = 64 * 1024;

    private TracePayloadWriter? _byTemplates;
    private TracePayloadWriter? _bySpans;
    private bool _hasTaken;

    /// <summary>Gets the number of equal chunks.</summary>
    internal long Same { get; private set; }

    /// <summary>Gets the number of different chunks.</summary>
    internal long Different { get; private set; }

    /// <summary>Gets the first different chunk as hex digits; null for none.</summary>
    internal string? FirstDifference { get; private set; }

    /// <summary>Takes a chunk whose spans follow.</summary>
    internal void Take(scoped ref readonly TemplatedChunk chunk, TraceFormat format)
    {
        if (_byTemplates is null || _byTemplates.Format != format || _byTemplates.IsFull) Begin(format, chunk.Process);
        _hasTaken = _byTemplates!.TryAppendByTemplates(in chunk);
        if (!_hasTaken) throw new InvalidOperationException("A chunk that has templates was not taken.");
    }

    /// <summary>Compares a chunk with the taken one, if any.</summary>
    internal void Compare(in TraceChunk chunk)
    {
        if (!_hasTaken) return;
        _hasTaken = false;
        int start = _bySpans!.ByteCount;
        if (!_bySpans.TryAppend(chunk)) throw new InvalidOperationException("A chunk does not fit a payload.");
        byte[] expected = _bySpans.Complete().ToArray()[start..];
        byte[] actual = _byTemplates!.Complete().ToArray()[start..];
        if (expected.AsSpan().SequenceEqual(actual))
        {
            Same++;
            return;
        }

        Different++;
        FirstDifference ??= $"by spans:     {Convert.ToHexString(expected)}\nby templates: {Convert.ToHexString(actual)}";
        _byTemplates.Dispose();
        _byTemplates = null;
    }

    public void Dispose()
    {
        _byTemplates?.Dispose();
        _bySpans?.Dispose();
    }

    // The tags that go into a payload once are in its first chunk, which has no templates.
    private void Begin(TraceFormat format, ProcessTags process)
    {
        Dispose();
        var options = new TracePayloadWriterOptions { ProcessTags = process, TargetBytes = PayloadBytes };
        _byTemplates = new TracePayloadWriter(format, options);
        _bySpans = new TracePayloadWriter(format, options);
        var first = new TraceChunk(new Span { TraceId = 1, SpanId = 1, Name = "first" });
        if (!_byTemplates.TryAppend(first) || !_bySpans.TryAppend(first))
            throw new InvalidOperationException("A span does not fit a payload.");
    }
}
