using System.Xml.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests;

/// <summary>The packed documentation is for those who use the packages: of all that they can see, and of nothing else.</summary>
[Collection(PackageCollection.Name)]
public sealed class DocumentationTests(PackedRepository packed)
{
    // It has internal types with the names of MessagePack-CSharp, which ids of members cannot tell apart.
    private const string CopyOfMessagePack = "Microsoft.AspNetCore.Components.Server.dll";

    private static readonly MetadataReference[] s_framework =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path) != CopyOfMessagePack)
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>Gets the assemblies of the library packages.</summary>
    public static TheoryData<string, string> Assemblies => KnownPackages.Assemblies;

    [ThoroughTheory]
    [MemberData(nameof(Assemblies))]
    public void NoDocumentedMember_IsInternal(string id, string path)
    {
        CSharpCompilation compilation = Reference(id, path, out string[] documented);

        Assert.NotEmpty(documented);
        Assert.All(documented, member => Assert.True(
            DocumentationCommentId.GetFirstSymbolForDeclarationId(member, compilation) is { } symbol
                && IsVisible(symbol), $"{member} cannot be seen"));
    }

    [ThoroughTheory]
    [MemberData(nameof(Assemblies))]
    public void EveryPublicType_AndItsProperties_AreDocumented(string id, string path)
    {
        CSharpCompilation compilation = Reference(id, path, out string[] documented);
        var assembly = (IAssemblySymbol)compilation.GetAssemblyOrModuleSymbol(compilation.References.Last())!;

        string[] expected =
        [
            .. from type in NamespacesOf(assembly.GlobalNamespace).SelectMany(static names => names.GetTypeMembers())
               where type.DeclaredAccessibility == Accessibility.Public
               from member in type.GetMembers().OfType<IPropertySymbol>().Where(static property
                   => property.DeclaredAccessibility == Accessibility.Public).Prepend<ISymbol>(type)
               select member.GetDocumentationCommentId(),
        ];
        Assert.NotEmpty(expected);
        Assert.Empty(expected.Except(documented));
    }

    private CSharpCompilation Reference(string id, string path, out string[] documented)
    {
        using PackageFile package = packed.Open(id);
        using PackageFile tool = packed.Open("SpanPack.Tool");
        using PackageFile hosting = packed.Open("SpanPack.Hosting");
        documented = [.. XDocument.Parse(package.ReadText(path + ".xml")).Descendants("member").Select(static member
            => (string)member.Attribute("name")!)];
        using PackageFile tracing = packed.Open("SpanPack.Tracing");
        // The tool brings all that the libraries use, and the libraries but the tracer and those of hosts, of which one uses the other.
        string own = $"/{Path.GetFileName(path)}.dll";
        IEnumerable<MetadataReference> used = tool.Files
            .Where(name => name.StartsWith("tools/net10.0/", StringComparison.Ordinal) && name.EndsWith(".dll", StringComparison.Ordinal)
                && !name.EndsWith(own, StringComparison.Ordinal))
            .Select(name => MetadataReference.CreateFromImage(tool.Read(name)));
        if (id is "SpanPack.AspNetCore" or "SpanPack.Hosting") used = used
            .Append(MetadataReference.CreateFromImage(tracing.Read("lib/net10.0/SpanPack.Tracing.dll")));
        if (id == "SpanPack.Serilog") used = used.Append(MetadataReference.CreateFromFile(typeof(Serilog.ILogger).Assembly.Location));
        if (id == "SpanPack.NLog") used = used.Append(MetadataReference.CreateFromFile(typeof(NLog.Logger).Assembly.Location));
        if (id == "SpanPack.MessagePackCSharp") used = used
            .Append(MetadataReference.CreateFromFile(typeof(MessagePack.MessagePackWriter).Assembly.Location));
        if (id == "SpanPack.NerdbankMessagePack") used = used
            .Append(MetadataReference.CreateFromFile(typeof(Nerdbank.MessagePack.MessagePackWriter).Assembly.Location));
        if (id == "SpanPack.AspNetCore") used = used
            .Append(MetadataReference.CreateFromImage(hosting.Read("lib/net10.0/SpanPack.Hosting.dll")));
        return CSharpCompilation.Create("User",
            references: [.. s_framework, .. used, MetadataReference.CreateFromImage(package.Read(path + ".dll"))],
            options: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, metadataImportOptions: MetadataImportOptions.All));
    }

    private static IEnumerable<INamespaceSymbol> NamespacesOf(INamespaceSymbol outer)
        => outer.GetNamespaceMembers().SelectMany(static inner => NamespacesOf(inner).Prepend(inner));

    private static bool IsVisible(ISymbol symbol)
        => symbol is INamespaceSymbol
            || (symbol.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal
                && IsVisible(symbol.ContainingSymbol));
}
