using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>
/// Limits the memory and work for a collector's file. Counts objects and characters of its JSON, so that the result is the same on every
/// machine.
/// </summary>
/// <param name="fileBytes">The size of the file.</param>
internal sealed class OtlpBudget(long fileBytes)
{
    // Estimates in bytes of memory, above what was measured on 64 bits.
    private const int SpanBytes = 700; // with its place in the list of its trace
    private const int ScopeBytes = 1_500; // with its resource
    private const int SharedTagBytes = 64; // a tag of the resource or the scope, in each span
    private const int ObjectBytes = 160; // an event, a link or a value, with what holds it
    private const int PerCharacter = 6; // of JSON: texts, and the index that the framework makes of them

    private const int BytesPerSharedTag = 4; // of the payload that a tag takes at least

    private readonly long _maxObjects = MemoryBound.Objects(fileBytes);
    private readonly long _maxSharedTags = MemoryBound.Output(fileBytes) / BytesPerSharedTag;

    private long _requestBytes; // kept until the last trace of a request is written
    private long _sharedTags; // of all spans of the file

    /// <summary>Starts the next request; the previous one is no longer in memory.</summary>
    internal void BeginRequest() => _requestBytes = 0;

    /// <summary>Counts a resource or a scope.</summary>
    /// <param name="json">Its JSON; undefined when there is none.</param>
    /// <exception cref="OtlpException">The request takes too much memory.</exception>
    internal void AddScope(JsonElement json)
    {
        _requestBytes += ScopeBytes + Estimate(json);
        Check(_requestBytes);
    }

    /// <summary>Counts a span.</summary>
    /// <param name="traceBytes">The memory of its trace's spans so far.</param>
    /// <param name="json">Its JSON.</param>
    /// <param name="sharedTags">The tags of its resource and its scope.</param>
    /// <returns>The memory of its trace's spans, this one included.</returns>
    /// <exception cref="OtlpException">The trace needs too much memory, or the file too much work.</exception>
    internal long AddSpan(long traceBytes, JsonElement json, int sharedTags)
    {
        _sharedTags += sharedTags;
        if (_sharedTags > _maxSharedTags)
            throw new OtlpException($"its spans have more than {Amount.Of(_maxSharedTags, "tag")} of resources and scopes, the bound for "
                + $"{Amount.Of(fileBytes, "byte")}; split it");
        traceBytes += SpanBytes + Estimate(json) + ((long)SharedTagBytes * sharedTags);
        Check(_requestBytes + traceBytes);
        return traceBytes;
    }

    private static long Estimate(JsonElement json)
    {
        if (json.ValueKind == JsonValueKind.Undefined) return 0;
        string text = json.GetRawText();
        return ((long)PerCharacter * text.Length) + ((long)ObjectBytes * text.AsSpan().Count('{'));
    }

    private void Check(long bytes)
    {
        if (bytes > _maxObjects)
            throw new OtlpException($"the spans of one trace would take more than {Amount.Of(_maxObjects, "byte")} of memory, the bound "
                + $"for {Amount.Of(fileBytes, "byte")}; split it");
    }
}
