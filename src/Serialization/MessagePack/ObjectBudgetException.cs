namespace SpanPack;

/// <summary>What a payload holds takes more memory than a reader may allocate. What reads payloads for others throws <c>TraceFormatException</c>.</summary>
/// <param name="limit">The most bytes.</param>
internal sealed class ObjectBudgetException(long limit) : Exception($"what the payload holds would take more than {limit} bytes of memory, which is all that it may");
