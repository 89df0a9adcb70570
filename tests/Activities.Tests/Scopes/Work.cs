using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Scopes;

/// <summary>A piece of a program's work, with those that begin inside it one after the other.</summary>
/// <param name="Kind">What it is traced by.</param>
/// <param name="EndsLate">Whether it ends when all the others have ended.</param>
/// <param name="Parts">Those inside.</param>
internal sealed record Work(WorkKind Kind, bool EndsLate, Work[] Parts)
{
    /// <summary>Gets works of up to 40 parts, at most 8 deep.</summary>
    internal static Gen<Work> Any { get; } = Gen.Sized(static size => Of(Math.Min(size, 40), 8));

    public override string ToString()
        => $"{Kind}{(EndsLate ? "!" : "")}{(Parts.Length == 0 ? "" : $"({string.Join(' ', (object[])Parts)})")}";

    private static Gen<Work> Of(int size, int depth)
        =>
            from kind in Gen.Frequency((4, Gen.Constant(WorkKind.Scope)), (4, Gen.Constant(WorkKind.Activity)),
                (1, Gen.Constant(WorkKind.Hidden)))
            from late in Gen.Frequency((9, Gen.Constant(false)), (1, Gen.Constant(true)))
            from count in Gen.Choose(0, size == 0 || depth == 0 ? 0 : 4)
            from parts in count == 0 ? Gen.Constant(Array.Empty<Work>()) : Of(size / (count + 1), depth - 1).ArrayOf(count)
            select new Work(kind, late, parts);
}
