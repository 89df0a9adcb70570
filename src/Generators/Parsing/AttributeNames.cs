using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Parsing;

/// <summary>Metadata names of the attributes and of the base class.</summary>
internal static class AttributeNames
{
    internal const string Namespace = "SpanPack";
    internal const string BaseClass = "SpanTags";

    internal const string MessagePackConstants = "SpanPack.MessagePackConstantsAttribute";
    internal const string MessagePackString = "SpanPack.MessagePackStringAttribute";
    internal const string MessagePackPair = "SpanPack.MessagePackPairAttribute";
    internal const string SpanTags = "SpanPack.SpanTagsAttribute";
    internal const string Tag = "SpanPack.TagAttribute";
    internal const string Metric = "SpanPack.MetricAttribute";
    internal const string ConstantTag = "SpanPack.ConstantTagAttribute";

    /// <summary>Those that tell how one member is implemented. The first one present reports when there are several.</summary>
    internal static readonly string[] OfMembers = [Tag, Metric, MessagePackString, MessagePackPair];

    /// <summary>Those that need a tag class around them.</summary>
    internal static readonly string[] OfTags = [Tag, Metric];

    /// <summary>The name as it stands in source: without namespace and suffix.</summary>
    internal static string Short(string metadataName)
        => metadataName.Substring(Namespace.Length + 1, metadataName.Length - Namespace.Length - 1 - "Attribute".Length);

    internal static string Short(INamedTypeSymbol attribute) => attribute.Name.Substring(0, attribute.Name.Length - "Attribute".Length);
}
