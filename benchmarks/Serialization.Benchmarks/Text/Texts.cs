namespace SpanPack.Benchmarks.Text;

/// <summary>Makes text of any length.</summary>
internal static class Texts
{
    internal static string Create(TextKind kind, int length) => string.Create(length, kind, static (text, kind) =>
    {
        string pattern = kind switch
        {
            TextKind.Ascii => "GET /api/orders/100000/items ",
            TextKind.Latin => "carénage été ",
            TextKind.Chinese => "订单已创建成功",
            TextKind.Emoji => "😀🚀🎉",
            _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, null),
        };
        for (int i = 0; i < text.Length; i++) text[i] = pattern[i % pattern.Length];
        if (char.IsHighSurrogate(text[^1])) text[^1] = '.'; // half of an emoji is none
    });
}
