using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Parsing;

/// <summary>Metadata names of the attributes and of the base class.</summary>
internal static class AttributeNames
{
    internal const string Namespace = "SpanPack";
    internal const string BaseClass = "SpanTags";
    internal const string QualifiedBaseClass = Namespace + "." + BaseClass;

    internal const string MessagePackConstants = "SpanPack.MessagePackConstantsAttribute";
    internal const string MessagePackString = "SpanPack.MessagePackStringAttribute";
    internal const string MessagePackPair = "SpanPack.MessagePackPairAttribute";
    internal const string SpanTags = "SpanPack.SpanTagsAttribute";
    internal const string Tag = "SpanPack.TagAttribute";
    internal const string Metric = "SpanPack.MetricAttribute";
    internal const string ConstantTag = "SpanPack.ConstantTagAttribute";

    /// <summary>Attributes that select how a member is implemented. If there are several, the first one reports it.</summary>
    internal static readonly string[] OfMembers = [Tag, Metric, MessagePackString, MessagePackPair];

    /// <summary>Attributes that are valid only in a tag class.</summary>
    internal static readonly string[] OfTags = [Tag, Metric];

    /// <summary>Returns the name as written in source: without namespace and suffix.</summary>
    internal static string Short(string metadataName)
        => metadataName.Substring(Namespace.Length + 1, metadataName.Length - Namespace.Length - 1 - "Attribute".Length);

    internal static string Short(INamedTypeSymbol attribute) => attribute.Name.Substring(0, attribute.Name.Length - "Attribute".Length);
}
