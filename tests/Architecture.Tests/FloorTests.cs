using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Graph;

namespace SpanPack.Architecture.Tests;

/// <summary>Folders of a library use each other in one direction, from the higher floor to the lower.</summary>
public sealed class FloorTests
{
    [Fact]
    public void Declared_UseOnlyLowerOnes()
    {
        foreach (Library library in Libraries.LowToHigh)
        {
            var lower = new HashSet<string>();
            foreach (Floor floor in library.Floors)
            {
                Assert.Equal(floor.Uses, floor.Uses.Intersect(lower));
                Assert.True(lower.Add(floor.Folder), $"{library.Path} declares {floor.Folder} twice");
            }
        }
    }

    // A name that is not understood would be an arrow that is not seen.
    [Fact]
    public void Libraries_Compile() => Assert.Empty(LibraryGraph.All.SelectMany(static graph => graph.Errors()));

    [Fact]
    public void Folders_AreFloors() => ExceptionList.Verify("Folders", LibraryGraph.All.SelectMany(Rules.FloorRules.Folders));

    [Fact]
    public void Arrows_GoDown() => ExceptionList.Verify("Arrows", LibraryGraph.All.SelectMany(Rules.FloorRules.BackArrows));

    [Fact]
    public void Folders_HaveNoCircle()
        => ExceptionList.Verify("FolderCircles", LibraryGraph.All.SelectMany(Rules.FloorRules.FolderCircles));

    [Fact]
    public void Files_HaveNoCircle() => ExceptionList.Verify("FileCircles", LibraryGraph.All.SelectMany(Rules.FloorRules.FileCircles));
}
