using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>Runs properties quietly and always on the same values; a failure names the seed to replay.</summary>
internal static class Property
{
    private const ulong Seed = 20240229;
    private const int MaxSize = 30; // so that baggage fits into a header
    private const ulong Gamma = 8675309; // FsCheck wants an odd one

    /// <param name="arbitrary">Where values come from.</param>
    /// <param name="runs">How many are tried.</param>
    /// <param name="body">Throws where the property does not hold.</param>
    internal static void Holds<T>(Arbitrary<T> arbitrary, int runs, Action<T> body)
    {
        Config config = Config.QuickThrowOnFailure.WithMaxTest(runs).WithStartSize(1).WithEndSize(MaxSize).WithReplay(Seed, Gamma);
        Check.One(config, Prop.ForAll(arbitrary, body));
    }
}
