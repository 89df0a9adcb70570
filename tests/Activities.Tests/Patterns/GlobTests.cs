using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Text.RegularExpressions;
using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Patterns;

/// <summary>Patterns of sampling rules and sources.</summary>
public sealed class GlobTests
{
    [Fact]
    [SuppressMessage("Performance", "SYSLIB1045", Justification = "The pattern is made here.")]
    public void AnyPattern_MatchesAsItsRegularExpression()
    {
        Gen<string> texts = Gen.Elements('a', 'B', 'b', '*', '?', '.').ArrayOf().Select(static letters => new string(letters));
        Check.QuickThrowOnFailure(Prop.ForAll(texts.ToArbitrary(), texts.ToArbitrary(), static (pattern, text) =>
        {
            string escaped = Regex.Escape(pattern).Replace(@"\*", ".*", StringComparison.Ordinal);
            string expression = $@"\A(?s:{escaped.Replace(@"\?", ".", StringComparison.Ordinal)})\z";
            return new Glob(pattern).IsMatch(text) == Regex
                .IsMatch(text, expression, RegexOptions.IgnoreCase | RegexOptions.CultureInvariant);
        }));
    }

    [Fact]
    public void ManyStars_DoNotTakeLong()
        => Assert.False(new Glob(string.Concat(Enumerable.Repeat("a*", 1_000)) + "b").IsMatch(new string('a', 10_000)));

    [Theory]
    [InlineData("Npgsql", true)]
    [InlineData("Experimental.System.Net.Http", false)]
    [InlineData("Noisy.One", false)]
    [InlineData("", true)]
    public void WithoutInclusion_AllAreTaken_ButWhatIsExcluded(string source, bool isTaken)
        => Assert.Equal(isTaken, new SourcePatterns([], [.. new ActivityTraceOptions().ExcludedSources, "noisy.*"]).Take(source));

    [Fact]
    public void Exclusion_IsStronger()
    {
        var patterns = new SourcePatterns(["Shop.*", "Npgsql"], ["*.Secret"]);

        Assert.Equal([true, true, false, false], new[] { "Shop.Cart", "npgsql", "Shop.Secret", "Other" }.Select(patterns.Take));
    }

    [Theory]
    [InlineData("*", "", "Theirs", false)]
    [InlineData("*", "", "Own", true)]
    [InlineData("*", "own", "Theirs", true)]
    [InlineData("Theirs", "", "Theirs", true)]
    [InlineData("Theirs", "", "Own", false)]
    public void AReplacedSource_IsTaken_WhereItsReplacementIsNot(string included, string excluded, string source, bool isTaken)
        => Assert.Equal(isTaken, new SourcePatterns([included], [excluded], new SourcePair("Own", "Theirs")).Take(source));

    // What the framework makes without its source.
    [Theory]
    [InlineData("System.Net.Http.HttpRequestOut", "System.Net.Http", false)]
    [InlineData("System.Net.Http.HttpRequestOut", "", true)]
    [InlineData("Microsoft.AspNetCore.Hosting.HttpRequestIn", "System.Net.Http", true)]
    [InlineData("Microsoft.AspNetCore.Hosting.HttpRequestIn", "Microsoft.AspNetCore", false)]
    [InlineData("Microsoft.AspNetCore.Hosting.HttpRequestIn", "", true)]
    [InlineData("System.Net.Http.Other", "System.Net.Http", true)]
    [InlineData("System.Net.Http.Other", "", false)]
    public void ActivitiesWithoutASource_AreOfTheFrameworksOne_WhereItMadeThem(string operation, string excluded, bool isTaken)
    {
        using var activity = new Activity(operation);
        Assert.Equal(isTaken, new SourcePatterns([], [excluded]).Take(activity));
    }
}
