using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>What is done again after an edit, for each kind of edit.</summary>
public class CachingTests
{
    private const string Constants = "[MessagePackConstants] internal static partial class Names { public const string A = \"a\"; }";

    private const string Members = """
        internal static partial class Keys
        {
            [MessagePackString("b")] internal static partial ReadOnlySpan<byte> B { get; }
            [MessagePackPair("c", 1)] internal static partial ReadOnlySpan<byte> C();
        }
        """;

    private const string TagClasses = """
        [SpanTags] internal partial class Web : SpanTags { [Tag("d")] public partial DayOfWeek? D { get; set; } [Metric("m")] public partial double? M { get; set; } }
        [SpanTags, ConstantTag("f", "g")] internal partial class Server : Web { [Tag("e")] public partial string? E { get; set; } }
        """;

    private static readonly string[] s_files = [Constants, Members, TagClasses];

    public static TheoryData<string> ModelSteps =>
        [TrackingNames.Constants, TrackingNames.Strings, TrackingNames.PairRuns, TrackingNames.TagClasses];

    [Fact]
    public void FirstRun_IsAllNew()
    {
        GeneratorRunResult run = TestDriver.WithStepTracking().RunGenerators(Compile(s_files)).GetRunResult().Results.Single();
        Assert.All(Reasons(run, TrackingNames.Constants, TrackingNames.Strings, TrackingNames.PairRuns, TrackingNames.TagClasses), IsNew);
        Assert.All(OutputReasons(run), IsNew);
        Assert.Equal(5, run.GeneratedSources.Length);

        static void IsNew(IncrementalStepRunReason reason) => Assert.Equal(IncrementalStepRunReason.New, reason);
    }

    [Fact]
    public void UnrelatedFile_PrintsNothingAgain() => AssertNothingPrinted(Rerun([.. s_files, "class Unrelated { }"]));

    [Theory]
    [InlineData("\n\n")]
    [InlineData("// a comment that moves everything\r\n")]
    [InlineData("using System.Text;\n")]
    public void MovedLines_PrintNothingAgain(string prefix) => AssertNothingPrinted(Rerun([.. s_files.Select(file => prefix + file)]));

    [Fact]
    public void Whitespace_PrintsNothingAgain()
        => AssertNothingPrinted(Rerun([.. s_files.Select(static file => file.Replace(" ", "  ", StringComparison.Ordinal))]));

    [Fact]
    public void ChangedConstant_PrintsItsFileOnly()
    {
        GeneratorRunResult run = Rerun([Constants.Replace("\"a\"", "\"z\"", StringComparison.Ordinal), Members, TagClasses]);
        Assert.Equal([IncrementalStepRunReason.Modified], Reasons(run, TrackingNames.Constants));
        AssertUnchanged(Reasons(run, TrackingNames.Strings, TrackingNames.PairRuns, TrackingNames.TagClasses));
        AssertModified(OutputReasons(run), 1);
    }

    [Fact]
    public void ChangedMember_PrintsItsFileOnly()
    {
        GeneratorRunResult run = Rerun([Constants, Members.Replace("\"c\", 1", "\"c\", 2", StringComparison.Ordinal), TagClasses]);
        Assert.Equal([IncrementalStepRunReason.Modified], Reasons(run, TrackingNames.PairRuns));
        AssertUnchanged(Reasons(run, TrackingNames.Constants, TrackingNames.Strings, TrackingNames.TagClasses));
        AssertModified(OutputReasons(run), 1);
    }

    [Fact]
    public void OneTagClassOfTwo_PrintsItsFileOnly()
    {
        GeneratorRunResult run = Rerun([Constants, Members, TagClasses.Replace("\"d\"", "\"dd\"", StringComparison.Ordinal)]);
        Assert.Equal([IncrementalStepRunReason.Modified, IncrementalStepRunReason.Unchanged], Reasons(run, TrackingNames.TagClasses));
        AssertUnchanged(Reasons(run, TrackingNames.Constants, TrackingNames.Strings, TrackingNames.PairRuns));
        AssertModified(OutputReasons(run), 1);
    }

    [Fact]
    public void MovedDiagnostic_IsReportedAtItsNewPlace_AndPrintsNothingAgain()
    {
        const string Bad =
            "[MessagePackConstants] internal static partial class Bad { public const string A = \"a\"; public const int B = 1; }";
        GeneratorRunResult run = Rerun([.. s_files, "\n\n" + Bad], [.. s_files, Bad]);
        Assert.Equal(2, run.Diagnostics.Single().Location.GetLineSpan().StartLinePosition.Line);
        AssertUnchanged(Reasons(run, TrackingNames.Constants));
        AssertModified(OutputReasons(run), 1);
    }

    [Theory]
    [MemberData(nameof(ModelSteps))]
    public void Models_HoldNothingOfTheCompilation(string step)
    {
        GeneratorRunResult run = TestDriver.WithStepTracking().RunGenerators(Compile(s_files)).GetRunResult().Results.Single();
        object[] models = [.. run.TrackedSteps[step].SelectMany(static s => s.Outputs).Select(static output => output.Value)];
        Assert.NotEmpty(models);
        Assert.All(models, static model => Assert.Empty(ObjectGraph.Find(
            model, static node => node is ISymbol or SyntaxNode or SyntaxTree or SyntaxReference or Location or Compilation or SemanticModel
                or Diagnostic or AttributeData)));
    }

    [Fact]
    public void ObjectGraph_FindsWhatIsHidden()
    {
        var tree = CSharpSyntaxTree.ParseText("class A;");
        var nested = new { Deep = new List<object?> { null, new object?[] { tree.GetRoot() } } };
        Assert.NotEmpty(ObjectGraph.Find(nested, static node => node is SyntaxNode));
    }

    private static CSharpCompilation Compile(string[] files) => TestCompilation.Create(LanguageVersion.CSharp13, files);

    private static GeneratorRunResult Rerun(string[] edited) => Rerun(edited, s_files);

    // Unedited trees are the same objects in both compilations, as they are in an editor.
    private static GeneratorRunResult Rerun(string[] edited, string[] original)
    {
        CSharpCompilation before = Compile(original);
        GeneratorDriver driver = TestDriver.WithStepTracking().RunGenerators(before);
        SyntaxTree[] trees = [.. before.SyntaxTrees.Skip(1)];
        CSharpCompilation after = before;
        for (int i = 0; i < edited.Length; i++)
        {
            if (i >= original.Length) after = after.AddSyntaxTrees(TestCompilation.Parse(edited[i]));
            else if (edited[i] != original[i]) after = after.ReplaceSyntaxTree(trees[i], TestCompilation.Parse(edited[i]));
        }
        return driver.RunGenerators(after).GetRunResult().Results.Single();
    }

    private static IncrementalStepRunReason[] Reasons(GeneratorRunResult run, params string[] steps)
        => [.. steps.SelectMany(step => run.TrackedSteps[step]).SelectMany(static s => s.Outputs).Select(static output => output.Reason)];

    private static IncrementalStepRunReason[] OutputReasons(GeneratorRunResult run)
        => [.. run.TrackedOutputSteps.SelectMany(static step => step.Value)
            .SelectMany(static s => s.Outputs)
            .Select(static output => output.Reason)];

    private static void AssertNothingPrinted(GeneratorRunResult run)
    {
        AssertUnchanged(Reasons(run, TrackingNames.Constants, TrackingNames.Strings, TrackingNames.PairRuns, TrackingNames.TagClasses));
        IncrementalStepRunReason[] outputs = OutputReasons(run);
        Assert.NotEmpty(outputs); // an empty list would pass the next line
        Assert.All(outputs, static reason => Assert.Equal(IncrementalStepRunReason.Cached, reason));
    }

    private static void AssertUnchanged(IncrementalStepRunReason[] reasons)
    {
        Assert.NotEmpty(reasons);
        Assert.All(reasons,
            static reason =>
                Assert.True(reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, reason.ToString()));
    }

    private static void AssertModified(IncrementalStepRunReason[] outputs, int count)
    {
        Assert.Equal(count, outputs.Count(static reason => reason == IncrementalStepRunReason.Modified));
        Assert.All(
            outputs.Where(static reason => reason != IncrementalStepRunReason.Modified),
            static reason => Assert.Equal(IncrementalStepRunReason.Cached, reason));
    }
}
