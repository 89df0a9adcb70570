namespace SpanPack.Architecture.Tests.Floors;

/// <summary>A project below <c>src</c>: the folder's name, what it may reference, and its floors from low to high.</summary>
internal sealed record Library(string Name)
{
    /// <summary>The folder that it is in, below <c>src</c>, with a slash; empty for <c>src</c> itself.</summary>
    internal string Above { get; init; } = "";

    internal string[] Uses { get; init; } = [];

    /// <summary>Packages and shared frameworks that it references for use at run time.</summary>
    internal string[] Packages { get; init; } = [];

    internal Floor[] Floors { get; init; } = [new(".")];

    /// <summary>Types whose members a generator of the framework writes. That generator does not run in these tests.</summary>
    internal string[] GeneratedByFramework { get; init; } = [];

    /// <summary>From the root of the repository.</summary>
    internal string Path => $"src/{Above}{Name}";

    internal Floor? FloorOf(string folder) => Floors.FirstOrDefault(floor => floor.Folder == folder);
}
