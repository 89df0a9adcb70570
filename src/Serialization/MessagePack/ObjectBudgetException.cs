namespace SpanPack;

/// <summary>
/// Thrown when the content of a payload exceeds the memory limit of a reader. Readers of payloads throw <c>TraceFormatException</c>
/// instead.
/// </summary>
/// <param name="limit">The most bytes.</param>
internal sealed class ObjectBudgetException(long limit)
    : Exception($"the content of the payload would need more than the limit of {limit} bytes of memory");
