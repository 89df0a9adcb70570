using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Rules;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>A debugger shows what is in an object, not the name of its type.</summary>
public sealed class DebuggerTests
{
    [Fact]
    public void PublicTypesWithData_AreReadable()
        => Assert.Empty(from name in Libraries.Referenced
                        from problem in DebuggerRules.Unreadable(LibraryCompilation.Of(Libraries.Named(name)))
                        select problem);
}
