using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>Runs properties quietly and always on the same values; a failure names the seed to replay.</summary>
internal static class Property
{
    private const ulong Seed = 20240229;
    private const ulong Gamma = 8675309; // FsCheck wants an odd one

    /// <summary>
    /// 3 to try the first third of the values only: for runs under one more setting of the runtime, which see the same values again.
    /// </summary>
    private static readonly int s_share = int.TryParse(Environment.GetEnvironmentVariable("SPANPACK_PROPERTY_SHARE"), out int share)
        && share > 0
        ? share
        : 1;

    /// <param name="arbitrary">Where values come from.</param>
    /// <param name="runs">How many are tried, unless a share of them is asked for.</param>
    /// <param name="body">Throws where the property does not hold.</param>
    internal static void Holds<T>(Arbitrary<T> arbitrary, int runs, Action<T> body)
    {
        runs /= s_share;
        Config config = Config.QuickThrowOnFailure.WithMaxTest(runs).WithStartSize(1).WithEndSize(runs).WithReplay(Seed, Gamma);
        Check.One(config, Prop.ForAll(arbitrary, body));
    }
}
