using System.Text.Json.Serialization;
using SpanPack.Benchmarks.Comparing;

namespace SpanPack.Benchmarks.Judging;

/// <summary>
/// Two series of rounds that were measured in turns, and what one is to the other: a ratio or a difference of their medians.
/// </summary>
/// <param name="Name">What is measured, with its unit.</param>
/// <param name="Ours">Of each round.</param>
/// <param name="Theirs">Of each round: what ours is compared with.</param>
/// <param name="IsDifference">Whether the value is how much more ours is, and not the ratio.</param>
internal sealed record JudgedRow(string Name, double[] Ours, double[] Theirs, bool IsDifference = false)
{
    /// <summary>Gets what is demanded; null for nothing.</summary>
    public RowLimit? Limit { get; init; }

    /// <summary>Gets whether averages count instead of medians: of what happens in few rounds.</summary>
    public bool IsRare { get; init; }

    /// <summary>
    /// Gets whether the value is ours alone. Theirs was published for another machine and is shown beside it, or there is none.
    /// </summary>
    public bool IsAlone { get; init; }

    public double OursValue => Of(Ours);

    public double? TheirsValue => Theirs.Length == 0 ? null : Of(Theirs);

    public double Value => IsAlone ? OursValue : IsDifference ? OursValue - Of(Theirs) : OursValue / Of(Theirs);

    /// <summary>Gets how likely rounds like these are if the value is in truth within the limit.</summary>
    public double? Chance => Limit is { AtMost: var most } ? ChanceWithin(most) : null;

    /// <summary>Gets whether the value is above its limit beyond doubt, or no number.</summary>
    public bool IsOver => Limit is not null && (!double.IsFinite(Value) || (LooksOver && !(Chance >= Welch.Significance)));

    /// <summary>Gets whether the value is above its limit; the rounds may be too few, or too different, to tell.</summary>
    [JsonIgnore]
    internal bool LooksOver => Limit is { AtMost: var most } && Value > most;

    private double Of(double[] rounds) => IsRare ? rounds.Average() : Quantile.Median(rounds);

    // Of ratios the logarithms are compared: one round in which the machine did something else decides less.
    private double ChanceWithin(double most)
    {
        double[] allowed = IsAlone
            ? Array.ConvertAll(Ours, _ => most)
            : Array.ConvertAll(Theirs, value => IsDifference ? value + most : value * most);
        bool hasLogarithms = !IsDifference && Ours.Concat(allowed).All(static value => value > 0);
        return hasLogarithms
            ? Welch.Chance(Array.ConvertAll(Ours, Math.Log), Array.ConvertAll(allowed, Math.Log))
            : Welch.Chance(Ours, allowed);
    }
}
