namespace SpanPack;

/// <summary>A filter that was read: conditions, and how they are joined. Immutable.</summary>
/// <param name="Conditions">The conditions, at most <see cref="MaxConditions"/>: each is a bit.</param>
/// <param name="Program">What is done with the bits: a number takes that bit, others join what was taken last.</param>
/// <param name="Required">The conditions without which nothing fits, as bits.</param>
internal sealed record Filter(FilterCondition[] Conditions, int[] Program, ulong Required)
{
    internal const int MaxConditions = 60;
    internal const int MaxUnits = 2000;
    internal const int MaxDepth = 20;

    internal const int And = -1;
    internal const int Or = -2;
    internal const int Not = -3;

    private readonly FilterTarget _highest = Conditions.Length == 0 ? default : Conditions.Max(static condition => condition.Target);

    /// <summary>Gets the filter that everything fits.</summary>
    internal static Filter All { get; } = new([], [], 0);

    internal bool IsEmpty => Program.Length == 0;

    /// <summary>Gets whether it asks for something of the trace as a whole.</summary>
    internal bool AsksForTrace => _highest >= FilterTarget.TraceId;

    /// <summary>Gets whether what is kept beside the bytes of payloads answers it.</summary>
    internal bool NeedsNoPayload { get; } = Array.TrueForAll(Conditions, static condition => condition.Target is FilterTarget.Service or >= FilterTarget.Status);

    /// <summary>Whether what fits makes the whole fit.</summary>
    /// <param name="bits">The conditions that fit.</param>
    internal bool Fits(ulong bits)
    {
        ulong stack = 0; // a bit each, the last one lowest
        foreach (int step in Program)
        {
            ulong last = stack & 1;
            stack = step switch
            {
                And => (stack >> 1) & (last | ~1UL),
                Or => (stack >> 1) | last,
                Not => stack ^ 1,
                _ => (stack << 1) | ((bits >> step) & 1),
            };
        }

        return Program.Length == 0 || (stack & 1) != 0;
    }
}
