using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Graph;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>What the rules say of a library of two floors and a folder that is none.</summary>
public sealed class FloorRulesTests
{
    private static readonly Library s_library = new("Test") { Floors = [new("Low"), new("High", "Low"), new("Empty")] };

    [Fact]
    public void ArrowDown_IsFine()
        => Assert.Empty(FloorRules.BackArrows(Graph(("Low/A.cs", "public class A;"), ("High/B.cs", "public class B { A? a; }"))));

    [Fact]
    public void ArrowUp_IsNamed()
    {
        Finding finding = Assert.Single(FloorRules.BackArrows(Graph(("Low/A.cs", "public class A { int Number => B.Count; }"),
            ("High/B.cs", "public class B { public const int Count = 1; }"))));

        Assert.Equal(
            new Finding("src/Test Low -> High", 1, """
                src/Test: Low may not use High (it may use no other):
                  Low/A.cs(1) uses B.Count of High/B.cs
                  Low/A.cs(1) uses B of High/B.cs
                """),
            finding);
    }

    [Fact]
    public void Arrow_CountsPairsOfFiles()
        => Assert.Equal(2,
            Assert.Single(FloorRules.BackArrows(Graph(("Low/A.cs", "class A { B? b; B? c; }"), ("Low/C.cs", "class C { B? b; }"),
                ("High/B.cs", "class B;")))).Size);

    [Fact]
    public void FolderWithoutFloor_IsUsedByNone()
        => Assert.Equal("src/Test Low -> New",
            Assert.Single(FloorRules.BackArrows(Graph(("Low/A.cs", "class A { N? n; }"), ("New/N.cs", "class N { M? m; }"),
                ("High/M.cs", "class M;")))).Key);

    [Fact]
    public void Folders_AndFloors_AreTheSame()
        => Assert.Equal(
            ["src/Test/. has no floor", "src/Test/Low/New has no floor", "src/Test/High has no files", "src/Test/Empty has no files"],
            FloorRules.Folders(Graph(("A.cs", ""), ("Low/B.cs", ""), ("Low/New/C.cs", ""))).Select(static finding => finding.Key));

    [Fact]
    public void FolderCircle_IsOfFolders_NotOfFiles()
    {
        LibraryGraph graph = Graph(("Low/A.cs", "class A { C? c; }"), ("High/B.cs", "class B { D? d; }"), ("High/C.cs", "class C;"),
            ("Low/D.cs", "class D;"));

        Assert.Equal([("src/Test/High", 2), ("src/Test/Low", 2)],
            FloorRules.FolderCircles(graph).Select(static finding => (finding.Key, finding.Size)));
        Assert.Empty(FloorRules.FileCircles(graph));
    }

    [Fact]
    public void FileCircle_IsWithinAFolder_Too()
    {
        LibraryGraph graph = Graph(("Low/A.cs", "class A { B? b; }"), ("Low/B.cs", "class B { A? a; }"));

        Assert.Equal(["src/Test/Low/A.cs", "src/Test/Low/B.cs"], FloorRules.FileCircles(graph).Select(static finding => finding.Key));
        Assert.Contains("\n  Low/A.cs(1) uses B of Low/B.cs", FloorRules.FileCircles(graph).First().Message, StringComparison.Ordinal);
        Assert.Empty(FloorRules.FolderCircles(graph));
    }

    [Fact]
    public void PartsOfAType_AreOneFile()
        => Assert.Empty(FloorRules.FileCircles(Graph(("Low/A.cs", "partial class A { int X => Y; }"),
            ("Low/A.More.cs", "partial class A { int Y => X; }"))));

    private static LibraryGraph Graph(params (string, string)[] files) => new(s_library, LibraryCompilation.Of(files));
}
