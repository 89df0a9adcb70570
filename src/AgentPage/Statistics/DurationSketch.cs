namespace SpanPack;

/// <summary>
/// Counts durations of requests in buckets that grow by 4 %: a percentile is within 2 % of the exact value. Safe for one thread at a time.
/// </summary>
internal sealed class DurationSketch
{
    private const double Growth = 1.04;
    private const int Step = 32; // buckets that are added at once
    private const int MaxBars = 40;

    private static readonly double s_factor = 1 / Math.Log(Growth);

    private int[] _counts = [];
    private int _first; // the bucket of _counts[0]

    internal long Count { get; private set; }

    /// <summary>Gets the longest duration, in nanoseconds.</summary>
    internal long Max { get; private set; }

    /// <summary>Gets the estimated memory in bytes.</summary>
    internal int Bytes => 64 + (_counts.Length * sizeof(int));

    /// <param name="duration">Nanoseconds; values below 1 count as 1.</param>
    internal void Add(long duration)
    {
        int bucket = BucketOf(duration);
        MakeRoom(bucket, bucket);
        _counts[bucket - _first]++;
        Count++;
        Max = Math.Max(Max, duration);
    }

    internal void Add(DurationSketch other)
    {
        if (other.Count == 0) return;
        MakeRoom(other._first, other._first + other._counts.Length - 1);
        for (int i = 0; i < other._counts.Length; i++) _counts[other._first + i - _first] += other._counts[i];
        Count += other.Count;
        Max = Math.Max(Max, other.Max);
    }

    internal void Clear() => (_counts, _first, Count, Max) = ([], 0, 0, 0);

    /// <summary>Returns the duration that a share of all does not exceed, in nanoseconds; 0 without durations.</summary>
    /// <param name="share">More than 0, at most 1.</param>
    internal double Percentile(double share)
    {
        long rank = Math.Max(1, (long)Math.Ceiling(share * Count));
        for (int i = 0; i < _counts.Length; i++)
        {
            rank -= _counts[i];
            if (rank <= 0) return Math.Min(Max, Math.Round(Math.Pow(Growth, _first + i - 0.5)));
        }

        return 0;
    }

    /// <summary>Returns the counts as bars of equal width on a logarithmic scale, without gaps.</summary>
    internal IEnumerable<(double From, double To, long Count)> Bars()
    {
        int first = Array.FindIndex(_counts, static count => count > 0), last = Array.FindLastIndex(_counts, static count => count > 0);
        if (first < 0) yield break;
        int width = ((last - first) / MaxBars) + 1;
        for (int i = first; i <= last; i += width)
        {
            long count = 0;
            for (int j = i; j < i + width && j <= last; j++) count += _counts[j];
            yield return (Edge(_first + i - 1), Edge(_first + i + width - 1), count);
        }
    }

    // Bucket n has what is above Growth^(n-1), up to Growth^n.
    private static int BucketOf(long duration) => duration <= 1 ? 0 : (int)Math.Ceiling(Math.Log(duration) * s_factor);

    private static double Edge(int bucket) => bucket < 0 ? 0 : Math.Round(Math.Pow(Growth, bucket));

    private void MakeRoom(int from, int to)
    {
        if (_counts.Length > 0 && from >= _first && to < _first + _counts.Length) return;
        int first = from, end = to + 1;
        if (_counts.Length > 0) (first, end) = (Math.Min(first, _first), Math.Max(end, _first + _counts.Length));
        int start = first / Step * Step;
        var counts = new int[(end - start + Step - 1) / Step * Step];
        if (_counts.Length > 0) _counts.CopyTo(counts, _first - start);
        (_counts, _first) = (counts, start);
    }
}
