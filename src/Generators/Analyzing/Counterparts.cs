using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Analyzing;

/// <summary>The namespaces of Datadog's tracer and those of SpanPack with the same names.</summary>
internal static class Counterparts
{
    /// <summary>The two parts of the namespace <c>Datadog.Trace</c>.</summary>
    internal const string DatadogPart = "Datadog", TracePart = "Trace";

    /// <summary>The namespace that programs for Datadog's tracer import.</summary>
    internal const string Datadog = $"{DatadogPart}.{TracePart}";

    /// <summary>The counterpart of <see cref="Datadog"/> in this library.</summary>
    internal const string Tracing = "SpanPack.Tracing";

    /// <summary>A type that each project with a reference to SpanPack.Tracing knows.</summary>
    internal const string Tracer = "SpanPack.Tracing.Tracer";

    private const string Root = "SpanPack";
    private const string SamplingPriority = "SamplingPriority"; // one enumeration for all of SpanPack

    /// <summary>Gets the namespace that replaces <c>Datadog.Trace</c> before a name; null when that name has no counterpart.</summary>
    internal static string? NamespaceBefore(string name, Compilation compilation)
        => name == SamplingPriority ? Root : Find(compilation, Tracing)?.GetMembers(name).Any() == true ? Tracing : null;

    /// <summary>Gets the type with the same name.</summary>
    internal static INamedTypeSymbol? Of(INamedTypeSymbol type, INamespaceSymbol? counterparts, Compilation compilation)
        => type.Name == SamplingPriority
            ? compilation.GetTypeByMetadataName($"{Root}.{SamplingPriority}")
            : counterparts?.GetTypeMembers(type.Name, type.Arity).FirstOrDefault();

    /// <summary>Gets a namespace by its full name; null when nothing is in it.</summary>
    internal static INamespaceSymbol? Find(Compilation compilation, string name)
    {
        INamespaceSymbol? found = compilation.GlobalNamespace;
        foreach (string part in name.Split('.')) found = found?.GetNamespaceMembers().FirstOrDefault(member => member.Name == part);
        return found;
    }
}
