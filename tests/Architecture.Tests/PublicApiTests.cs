using SpanPack.Architecture.Tests.Api;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>The API of a library changes when that is meant, and is the same on every framework.</summary>
public sealed class PublicApiTests
{
    /// <summary>Gets the libraries that users reference, by the names of their folders.</summary>
    public static TheoryData<string> Referenced => [.. Libraries.Referenced];

    [Theory]
    [MemberData(nameof(Referenced))]
    public void Api_IsWhatItsFileLists(string name)
    {
        Library library = Libraries.Named(name);
        PublicApiFile.Verify(library, PublicApi.Of(LibraryCompilation.Of(library)));
    }

    [Theory]
    [MemberData(nameof(Referenced))]
    public void Frameworks_OfferTheSame(string name)
    {
        Library library = Libraries.Named(name);
        string[] offered = PublicApi.Of(LibraryCompilation.Of(library));

        Assert.NotEmpty(offered);
        Assert.Equal([], PublicApiFile.Changes(offered, PublicApi.Of(LibraryCompilation.ForOldestFramework(library))));
    }
}
