namespace SpanPack.Serialization.Tests.Plans;

/// <summary>Draws links and events with attributes of every kind, those included that the wire cannot hold.</summary>
internal static class Attributes
{
    internal static LinkPlan DrawLink(Dice dice) => new(
        new UInt128(dice.UInt64(), dice.UInt64()),
        dice.UInt64(),
        dice.Maybe(() => dice.Of("", "dd=s:1", dice.Text())),
        dice.Of(0u, 1u, 0x80000000, 0x80000001),
        Draw(dice));

    internal static EventPlan DrawEvent(Dice dice) => new(dice.OneIn(3) ? "" : dice.Text(), dice.UInt64(), Draw(dice));

    private static List<KeyValuePair<string, TagValue>> Draw(Dice dice)
    {
        int count = dice.Of(0, 1, 2, 3, 15, 16, 17);
        var attributes = new List<KeyValuePair<string, TagValue>>();
        for (int i = 0; i < count; i++)
            attributes.Add(new(dice.OneIn(8) && i == 0 ? "" : $"{dice.Of("key", "clé", "odd\udc00")}{i}", DrawValue(dice, depth: 0)));
        return attributes;
    }

    private static TagValue DrawValue(Dice dice, int depth) => dice.Below(depth == 0 ? 8 : 6) switch
    {
        0 => new TagValue((string?)null),
        1 => dice.OneIn(2),
        2 => dice.Int64(),
        3 => dice.Double(),
        < 6 => depth == 1 && dice.OneIn(6) ? new TagValue(new TagValue[] { 1 }) : dice.Text(),
        _ => new TagValue(dice.ListOf(dice.Of(0, 1, 2, 17), () => DrawValue(dice, depth + 1)).ToArray()),
    };
}
