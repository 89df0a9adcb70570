namespace SpanPack;

/// <summary>The sums of requests in some time.</summary>
/// <param name="slots">The number of time slots.</param>
internal sealed class RequestSummary(int slots)
{
    internal int[] Requests { get; } = new int[slots];

    internal int[] Errors { get; } = new int[slots];

    internal DurationSketch Durations { get; } = new();

    internal long RequestCount { get; private set; }

    internal long ErrorCount { get; private set; }

    internal void Add(int slot, int requests, int errors)
    {
        Requests[slot] += requests;
        Errors[slot] += errors;
        RequestCount += requests;
        ErrorCount += errors;
    }

    /// <summary>Adds requests of the same time.</summary>
    internal void Add(RequestSummary other)
    {
        for (int i = 0; i < Requests.Length; i++) Add(i, other.Requests[i], other.Errors[i]);
        Durations.Add(other.Durations);
    }
}
