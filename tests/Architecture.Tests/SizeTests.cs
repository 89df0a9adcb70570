using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Rules;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>A file is read in one go and a method is seen on one screen.</summary>
public sealed class SizeTests
{
    [Fact]
    public void Files_HaveAtMost160Lines() => ExceptionList.Verify("LongFiles", SizeRules.LongFiles(SourceFile.All, 160));

    [Fact]
    public void Methods_HaveAtMost45Lines() => ExceptionList.Verify("LongMethods", SizeRules.LongMethods(SourceFile.All, 45));

    [Fact]
    public void Methods_HaveAtMost7Parameters() => ExceptionList.Verify("Parameters", SizeRules.Parameters(SourceFile.All, 7));

    // What belongs to every call of a writer is in its state.
    [Fact]
    public void WritersOfBytes_HaveAtMost4Parameters()
        => ExceptionList.Verify("WriterParameters", SizeRules.WriterParameters(SourceFile.All, 4));

    // A name says what a method does, not what it leaves to others.
    [Fact]
    public void MethodsOfFormats_AreNotCalledOther()
        => ExceptionList.Verify("OtherNames",
            SizeRules.MethodsCalledOther(SourceFile.All.Where(static file =>
                file.Path.StartsWith("src/Serialization/Formats/", StringComparison.Ordinal))));

    // Libraries share the namespace SpanPack: a name that two of them use for different things is looked up twice.
    [Fact]
    public void Types_HaveNamesOfTheirOwn()
    {
        string[] found = [.. NameRules.RepeatedTypes(SourceFile.All).Select(static found => found.Message)];
        Assert.True(found.Length == 0, string.Join('\n', found));
    }
}
