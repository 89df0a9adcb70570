namespace SpanPack.Agent.Tests;

/// <summary>Spans for tests.</summary>
internal static class Chunks
{
    /// <summary>A chunk of one trace.</summary>
    /// <param name="id">The trace id; ids of spans follow from it.</param>
    /// <param name="spanCount">How many spans.</param>
    /// <param name="textLength">Characters of a tag, to make spans large.</param>
    internal static TraceChunk Of(ulong id, int spanCount = 1, int textLength = 0)
    {
        var spans = new Span[spanCount];
        for (int i = 0; i < spanCount; i++)
        {
            spans[i] = new Span
            {
                TraceId = id, SpanId = (id * 1000) + (ulong)i + 1, ParentId = i == 0
                ? 0
                : (id * 1000)
                    + 1, Service = "shop", Name = "web.request", Resource = $"GET /{id}", Type = "web", Start = 1_700_000_000_000_000_000,
                Duration = 1000
            };
            if (textLength > 0) spans[i].SetTag("text", new string((char)('a' + (id % 26)), textLength));
        }

        return new TraceChunk(spans) { SamplingPriority = SamplingPriority.AutoKeep };
    }

    internal static TraceFormat FormatOf(ScriptedRequest request)
        => TraceFormats.All.First(format => request.Head.Contains(format.GetPath() + " ", StringComparison.Ordinal));

    internal static TracePayload Read(ScriptedRequest request) => TracePayloadReader.Read(request.Body, FormatOf(request));

    internal static IEnumerable<ulong> TraceIds(IEnumerable<ScriptedRequest> requests)
        => requests.SelectMany(static request => Read(request).Chunks).Select(static chunk => (ulong)chunk.Spans[0].TraceId);
}
