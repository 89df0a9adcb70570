namespace SpanPack;

/// <summary>Traces as JSON or as a payload of any format. One export at a time builds spans.</summary>
internal sealed class TraceExport
{
    private readonly object _lock = new();

    /// <summary>Writes traces as JSON, one payload per line.</summary>
    /// <exception cref="ExportTooLargeException">The result is too large.</exception>
    internal BoundedMemory ToJsonLines(IEnumerable<KeptTrace> traces, CancellationToken cancellation)
    {
        lock (_lock)
        {
            var output = new BoundedMemory();
            foreach ((KeptPayload payload, HashSet<int> chunks) in ChunksOf(traces))
            {
                cancellation.ThrowIfCancellationRequested();
                using var json = new JsonSink(output, new TextCutter(int.MaxValue), payload.File ?? PayloadFileName.Of(payload));
                PayloadPlayback.Play(payload.Body, payload.Format, new ChosenChunks(json, chunks));
            }

            return output;
        }
    }

    /// <summary>Writes a trace, or one span of it, as an array of payloads without other traces.</summary>
    /// <exception cref="ExportTooLargeException">The result is too large.</exception>
    internal BoundedMemory ToJson(KeptTrace trace, SpanReference? span)
    {
        lock (_lock)
        {
            var output = new BoundedMemory();
            output.Write("["u8);
            bool isFirst = true;
            foreach ((KeptPayload payload, HashSet<int> chunks) in ChunksOf([trace]))
            {
                if (span is { } one && (one.Payload != payload.Id || !chunks.Contains(one.Chunk))) continue;
                if (!isFirst) output.Write(","u8);
                isFirst = false;
                using var json = new JsonSink(output, new TextCutter(int.MaxValue), null);
                PayloadPlayback.Play(payload.Body, payload.Format,
                    span is { } chosen ? new ChosenChunks(json, [chosen.Chunk], chosen.Span) : new ChosenChunks(json, chunks));
            }

            output.Write("]\n"u8);
            return output;
        }
    }

    /// <summary>Writes traces as one payload.</summary>
    /// <exception cref="ExportTooLargeException">The result is too large.</exception>
    internal byte[] ToPayload(IEnumerable<KeptTrace> traces, TraceFormat target, CancellationToken cancellation)
    {
        lock (_lock)
        {
            TracePayloadWriter? writer = null;
            try
            {
                foreach ((KeptPayload payload, HashSet<int> chunks) in ChunksOf(traces))
                {
                    cancellation.ThrowIfCancellationRequested();
                    Append(payload, chunks, target, ref writer);
                }

                writer ??= NewWriter(target, TracePayloadHeader.Empty);
                return System.Buffers.BuffersExtensions.ToArray(writer.Complete().Body);
            }
            finally
            {
                writer?.Dispose();
            }
        }
    }

    // The header is that of the first payload.
    private static void Append(KeptPayload payload, HashSet<int> chunks, TraceFormat target, ref TracePayloadWriter? writer)
    {
        TracePayload source;
        try
        {
            source = BoundedReader.Read(payload.Body, payload.Format, payload.Body.Length, bytesPerSpan: 0).Payload;
        }
        catch (TraceFormatException)
        {
            throw new ExportTooLargeException(); // accepted, and more memory than any tracer's
        }

        foreach (int chunk in chunks.Order())
        {
            ConversionResult converted = TraceConverter.Convert(source with { Chunks = [source.Chunks[chunk]] }, target);
            writer ??= NewWriter(target, converted.Payload.Header);
            if (!writer.TryAppend(converted.Payload.Chunks[0])) throw new ExportTooLargeException();
        }
    }

    private static TracePayloadWriter NewWriter(TraceFormat target, TracePayloadHeader header)
        => new(target,
            new TracePayloadWriterOptions
            {
                IsVerbatim = true, Header = header, TargetBytes = BoundedMemory.MaxBytes,
                MaxBytes = BoundedMemory.MaxBytes
            });

    // The oldest payload first.
    private static IEnumerable<(KeptPayload Payload, HashSet<int> Chunks)> ChunksOf(IEnumerable<KeptTrace> traces)
    {
        var chunks = new Dictionary<KeptPayload, HashSet<int>>();
        foreach (KeptTrace trace in traces)
        {
            foreach (ChunkPlace place in trace.Chunks)
            {
                if (!chunks.TryGetValue(place.Payload, out HashSet<int>? found)) chunks[place.Payload] = found = [];
                found.Add(place.Chunk);
            }
        }

        return chunks.OrderBy(static payload => payload.Key.Id).Select(static payload => (payload.Key, payload.Value));
    }
}
