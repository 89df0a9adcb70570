using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>
/// Unchecked code is written by hand and lies in few files. The list of banned symbols keeps it there; here is what no such list can name.
/// </summary>
public sealed class UncheckedCodeTests
{
    private static readonly string[] s_unchecked =
        ["Unsafe", "MemoryMarshal", "Marshal", "NativeMemory", "GCHandle", "UnsafeAccessor", "LoadUnsafe", "StoreUnsafe",
            "GetPinnableReference", "SkipLocalsInit"];

    // An encoder of System.Text.Json gets its text by a pointer: the framework has no other method to override.
    private const string OverridesOfTheFramework = "Spans/Text/AgentJsonEncoder.cs";

    [Fact]
    public void GeneratedCode_HasNone()
    {
        string[] files = Directory.GetFiles(ProjectPaths.Snapshots, "*.verified.cs");

        Assert.NotEmpty(files);
        Assert.Empty(files.SelectMany(static file =>
            Find(file, static token => IsPointer(token.Parent) || s_unchecked.Contains(token.ValueText))));
    }

    [Fact]
    public void Pointers_AreInOneFolderOfTheLibrary()
    {
        string library = Path.Combine(ProjectPaths.Repository, "src", "Serialization");
        string[] withPointers =
        [
            .. from file in Directory.EnumerateFiles(library, "*.cs", SearchOption.AllDirectories)
               let path = Path.GetRelativePath(library, file).Replace('\\', '/')
               where !path.StartsWith("bin/", StringComparison.Ordinal) && !path.StartsWith("obj/", StringComparison.Ordinal)
               where Find(file, static token => token.IsKind(SyntaxKind.UnsafeKeyword)).Any()
               select path,
        ];

        Assert.NotEmpty(withPointers); // else the search has found nothing to look into, or AllowUnsafeBlocks can go
        Assert.All(withPointers.Where(static path => path != OverridesOfTheFramework),
            static path => Assert.StartsWith("MessagePack/", path, StringComparison.Ordinal));
    }

    // Not the keyword "unsafe": it is repeated where the user has written it.
    private static bool IsPointer(SyntaxNode? node)
        => node?.Kind() is SyntaxKind.PointerType or SyntaxKind.FunctionPointerType or SyntaxKind.FixedStatement
        or SyntaxKind.UnsafeStatement or SyntaxKind.AddressOfExpression or SyntaxKind.PointerIndirectionExpression
            or SyntaxKind.PointerMemberAccessExpression;

    private static IEnumerable<string> Find(string file, Func<SyntaxToken, bool> predicate)
        => from token in TestCompilation.Parse(File.ReadAllText(file)).GetRoot().DescendantTokens()
           where predicate(token)
           select $"{Path.GetFileName(file)}: {token.Parent}";
}
