using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Tests;

/// <summary>Runs properties quietly and always on the same values; a failure names the seed to replay.</summary>
internal static class Property
{
    private const ulong Seed = 20240229;
    private const ulong Gamma = 8675309; // FsCheck wants an odd one
    private const int Fewest = 30; // a share of fewer would say little

    /// <summary>
    /// 3 to try the first third of the values only, and so on: for runs under one more setting of the runtime, and for ordinary doses.
    /// </summary>
    private static readonly int s_share = int.TryParse(Environment.GetEnvironmentVariable("SPANPACK_PROPERTY_SHARE"), out int share)
        && share > 0
        ? share
        : Dose.IsThorough ? 1 : 5;

    /// <param name="arbitrary">Where values come from.</param>
    /// <param name="runs">How many are tried in full doses and in CI.</param>
    /// <param name="body">Throws where the property does not hold.</param>
    /// <param name="maxSize">The size of the largest values; null for as many as are tried.</param>
    internal static void Holds<T>(Arbitrary<T> arbitrary, int runs, Action<T> body, int? maxSize = null)
    {
        int tried = Math.Min(runs, Math.Max(runs / s_share, Fewest));
        Config config = Config.QuickThrowOnFailure.WithReplay(Seed, Gamma)
            .WithMaxTest(tried).WithStartSize(1).WithEndSize(maxSize ?? tried);
        Check.One(config, Prop.ForAll(arbitrary, body));
    }
}
