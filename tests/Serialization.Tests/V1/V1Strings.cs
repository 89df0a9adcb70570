using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V1;

/// <summary>
/// The string table as a receiver builds it while it reads. Stricter than the agent: nothing may come inline twice, nor empty.
/// </summary>
internal sealed class V1Strings
{
    private readonly List<string> _strings = [""];

    internal string Read(Node node)
    {
        if (node.Kind == NodeKind.Integer) return _strings[(int)node.Integer];
        string text = node.Text;
        Assert.NotEmpty(text);
        Assert.DoesNotContain(text, _strings);
        _strings.Add(text);
        return text;
    }
}
