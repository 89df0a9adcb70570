using System.Globalization;

namespace SpanPack;

/// <summary>
/// Bounds the memory and the work for export requests. Counts objects and characters, so that the result is the same on every machine.
/// </summary>
/// <param name="sourceBytes">The size of the file or the body.</param>
/// <param name="maxObjects">The bytes of memory that a request may take.</param>
/// <param name="maxPayload">The bytes of the payload that is made of it.</param>
internal sealed class OtlpBudget(long sourceBytes, long maxObjects, long maxPayload)
{
    // Estimates in bytes of memory, above what was measured on 64 bits.
    private const int SpanBytes = 700; // with its place in the list of its trace
    private const int ScopeBytes = 1_500; // with its resource
    private const int SharedTagBytes = 64; // a tag of the resource or the scope, in each span
    private const int ObjectBytes = 160; // an event, a link or a value, with what holds it
    private const int PerCharacter = 6; // texts, and the index that the framework makes of those of JSON

    private const int BytesPerSharedTag = 4; // of the payload that a tag takes at least

    private readonly long _maxSharedTags = maxPayload / BytesPerSharedTag;

    private long _requestBytes; // kept until the last trace of a request is written
    private long _sharedTags; // of all spans

    /// <summary>Starts the next request: nothing of the one before is in memory.</summary>
    internal void BeginRequest() => _requestBytes = 0;

    /// <summary>Counts a resource or a scope.</summary>
    /// <param name="size">Its size.</param>
    /// <exception cref="OtlpException">The request takes too much memory.</exception>
    internal void AddScope(OtlpSize size)
    {
        _requestBytes += ScopeBytes + Estimate(size);
        Check(_requestBytes);
    }

    /// <summary>Counts a span.</summary>
    /// <param name="traceBytes">The bytes of the spans of its trace so far.</param>
    /// <param name="size">Its size.</param>
    /// <param name="sharedTags">The tags of its resource and its scope.</param>
    /// <returns>The bytes of the spans of its trace with it.</returns>
    /// <exception cref="OtlpException">The trace takes too much memory, or the request too much work.</exception>
    internal long AddSpan(long traceBytes, OtlpSize size, int sharedTags)
    {
        _sharedTags += sharedTags;
        if (_sharedTags > _maxSharedTags)
        {
            throw TooLarge($"its spans have more than {Number(_maxSharedTags)} tags of resources and scopes");
        }

        traceBytes += SpanBytes + Estimate(size) + ((long)SharedTagBytes * sharedTags);
        Check(_requestBytes + traceBytes);
        return traceBytes;
    }

    private static long Estimate(OtlpSize size) => (PerCharacter * size.Characters) + (ObjectBytes * size.Objects);

    private static string Number(long number) => number.ToString("N0", CultureInfo.InvariantCulture);

    private void Check(long bytes)
    {
        if (bytes > maxObjects) throw TooLarge($"the spans of one trace would take more than {Number(maxObjects)} bytes of memory");
    }

    private OtlpException TooLarge(string what)
        => new($"{what}, the bound for {Number(sourceBytes)} bytes; split it") { IsTooLarge = true };
}
