namespace SpanPack.Packages.Tests.Packing;

/// <summary>The tests that look at what was packed.</summary>
[CollectionDefinition(Name)]
public sealed class PackageCollection : ICollectionFixture<PackedRepository>
{
    /// <summary>The name of the collection.</summary>
    public const string Name = "Packages";
}
