using Microsoft.CodeAnalysis;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Graph;

/// <summary>What counts as a reference, with or without a name in the source.</summary>
public sealed class ReferenceFinderTests
{
    private const string Used = """
        public class Used
        {
            public Used(int number) { }
            public int this[int index] => index;
            public static Used operator +(Used left, Used right) => left;
            public static implicit operator int(Used used) => 1;
            public IEnumerator<int> GetEnumerator() => throw null!;
        }
        public static class Extensions { public static void Extend(this int number) { } }
        public class Mark : System.Attribute;
        """;

    // Makes and takes what is used, so that users need not name it.
    private const string Middle = """
        public class Middle
        {
            public Middle(Used used) { }
            public static Used Make() => throw null!;
            public static void Take(Used used) { }
        }
        """;

    [Theory]
    [InlineData("Used? a;", "Used")]
    [InlineData("void M() { var a = Middle.Make(); }", "Used")]
    [InlineData("string Name => nameof(Used);", "Used")]
    [InlineData("void M() => Middle.Take(new(1));", "Used..ctor")]
    [InlineData("int M() => Middle.Make()[0];", "Used.this[]")]
    [InlineData("object M() => Middle.Make() + Middle.Make();", "Used.op_Addition")]
    [InlineData("int M() => Middle.Make();", "Used.op_Implicit")]
    [InlineData("void M() { foreach (int i in Middle.Make()) { } }", "Used.GetEnumerator")]
    [InlineData("void M() => 1.Extend();", "Extensions.Extend")]
    [InlineData("[Mark] void M() { }", "Mark..ctor")]
    public void Finds(string member, string symbol)
        => Assert.Contains(symbol, SymbolsUsedBy("public class User { " + member + " }"));

    [Fact]
    public void Finds_ConstructorOfBase()
        => Assert.Contains("Used..ctor",
            SymbolsUsedBy("public class User : Base { public User() : base(1) { } }",
                ("Base.cs", "public class Base : Used { public Base(int number) : base(number) { } }"), "Base.cs"));

    [Theory]
    [InlineData("/// <summary>See <see cref=\"Used\"/>.</summary>\npublic class User;")]
    [InlineData("public class User { User? other; int Number(int number) => number; }")]
    public void DoesNotFind(string source)
        => Assert.DoesNotContain(ReferenceFinder.Find(LibraryCompilation.Of(("Used.cs", Used), ("User.cs", source))),
            static reference => reference.File == "User.cs");

    [Fact]
    public void WhatIsGenerated_IsDeclaredWhereItsTypeIs()
    {
        Reference[] found = ReferenceFinder.Find(LibraryCompilation.Of(
            ("Low/Names.cs", "public partial class Names;"),
            ("Names.g.cs", "public partial class Names { public const int Generated = 1; public User? Of; }"),
            ("High/User.cs", "\npublic class User { int Number => Names.Generated; }")));

        Assert.Equal(new Reference("High/User.cs", 2, "Low/Names.cs", "Names.Generated"), found[^1]);
        Assert.All(found, static reference => Assert.Equal("High/User.cs", reference.File));
    }

    private static IEnumerable<string> SymbolsUsedBy(string source) => SymbolsUsedBy(source, ("Unrelated.cs", ""), "User.cs");

    private static IEnumerable<string> SymbolsUsedBy(string source, (string Path, string Text) more, string user)
    {
        Compilation compilation = LibraryCompilation.Of(("Used.cs", Used), ("Middle.cs", Middle), ("User.cs", source), more);
        Assert.DoesNotContain(compilation.GetDiagnostics(), static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        return ReferenceFinder.Find(compilation)
            .Where(reference => reference.File == user && reference.TargetFile == "Used.cs")
            .Select(static reference => reference.Symbol);
    }
}
