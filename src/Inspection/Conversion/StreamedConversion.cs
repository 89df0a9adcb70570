namespace SpanPack;

/// <summary>Converts a payload chunk by chunk up to a number of bytes. The converted chunk is released once it is written.</summary>
internal sealed class StreamedConversion : IDisposable
{
    private const int BlockBytes = 1024 * 1024;

    private readonly TracePayload _source;
    private readonly TracePayloadWriter _writer;
    private readonly LossTally _losses = new();

    /// <param name="source">The payload.</param>
    /// <param name="target">The format to write.</param>
    /// <param name="maxBytes">The bytes that the result may have.</param>
    internal StreamedConversion(TracePayload source, TraceFormat target, int maxBytes)
    {
        _source = source;
        ConversionResult header = TraceConverter.Convert(source with { Chunks = [] }, target);
        _losses.Add(header.Report);
        _writer = new TracePayloadWriter(target,
            new()
            {
                IsVerbatim = true, Header = header.Payload.Header, TargetBytes = maxBytes, MaxBytes = maxBytes,
                BlockBytes = BlockBytes
            });
    }

    /// <summary>Gets the losses of the conversion.</summary>
    internal IReadOnlyList<ConversionLoss> Losses => _losses.Losses;

    /// <summary>Gets the payload, until this is disposed.</summary>
    internal FinishedPayload Result => _writer.Complete();

    /// <summary>Converts all chunks.</summary>
    /// <returns>Whether the result stays within its limit of bytes.</returns>
    internal bool TryRun(CancellationToken cancellation)
    {
        for (int i = 0; i < _source.Chunks.Count; i++)
        {
            cancellation.ThrowIfCancellationRequested();
            ConversionResult chunk =
                TraceConverter.Convert(new TracePayload { Format = _source.Format, Chunks = [_source.Chunks[i]] }, _writer.Format);
            _losses.Add(chunk.Report, i);
            if (!_writer.TryAppend(chunk.Payload.Chunks[0])) return false;
        }

        return true;
    }

    public void Dispose() => _writer.Dispose();
}
