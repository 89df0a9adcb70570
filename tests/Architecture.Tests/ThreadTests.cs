using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Rules;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>Who uses a type finds in its documentation which threads may: a sentence with the word, or "Immutable".</summary>
public sealed class ThreadTests
{
    [Fact]
    public void PublicTypes_SayWhichThreadsMayUseThem()
        => Assert.Empty(from name in Libraries.Referenced
                        from silent in ThreadRules.Silent(LibraryCompilation.Of(Libraries.Named(name)))
                        select silent);
}
