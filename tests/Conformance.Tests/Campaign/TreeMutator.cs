using SpanPack.Conformance.Tests.Differential;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>Changes a payload where its structure is: values, headers, entries, parts of other payloads.</summary>
/// <param name="random">Decides.</param>
/// <param name="parts">Other payloads of the same format.</param>
internal sealed class TreeMutator(Random random, IReadOnlyList<PackValue> parts)
{
    private const int MaxPart = 50; // items

    private static readonly uint[] s_claims = [0, 1, 2, 3, 15, 16, 0x7fff, 0x8000, 0xffff, 0x10000, 500_000, 500_001, 25_000_000,
        25_000_001, 0x7fffffff, 0x80000000, 0xffffffff];

    /// <summary>Changes one thing.</summary>
    internal void Change(PackTree tree)
    {
        List<PackValue> values = tree.Values();
        PackValue value = Pick(values);
        PackValue container = PickContainer(values);
        switch (random.Next(14))
        {
            case 0: tree.Replace(value, new PackValue(Pick(OddValues.All))); break;
            case 1: tree.Replace(value, new PackValue([0xc0])); break;
            case 2: tree.Replace(value, new PackValue(ScalarForms.Integer(random))); break;
            case 3: ChangeScalar(values, ScalarForms.OtherType); break;
            case 4: ChangeScalar(values, ScalarForms.OtherWidth); break;
            case 5: ChangeScalar(values, ScalarForms.OtherText); break;
            case 6: Claim(container); break;
            case 7: container.CountSize = random.Next(3) * 2; break;
            case 8: container.IsMap = !container.IsMap; break;
            case 9: Swap(container); break;
            case 10: Repeat(container); break;
            case 11: Remove(container); break;
            case 12: tree.Replace(value, Part()); break;
            default: Nest(tree, value); break;
        }
    }

    /// <summary>A part of another payload: a value, a key, or something with others in it.</summary>
    private PackValue Part()
    {
        PackValue part = Pick(parts);
        while (part.Items is { Count: > 0 } items && (items.Count > MaxPart || random.Next(4) != 0)) part = Pick(items);
        return PackTree.CopySmall(part, random).Root;
    }

    private void ChangeScalar(List<PackValue> values, Func<byte[], Random, byte[]> change)
    {
        PackValue value = Pick(values);
        for (int tries = 10; tries > 0 && value.Items is not null; tries--) value = Pick(values);
        if (value.Items is null) value.Scalar = change(value.Scalar, random);
    }

    private void Claim(PackValue container)
    {
        if (container.Items is null) return;
        int count = container.IsMap ? container.Items.Count / 2 : container.Items.Count;
        container.Claim = random.Next(3) switch
        {
            0 => (uint)Math.Max(0, count - 1),
            1 => (uint)count + 1,
            _ => Pick(s_claims),
        };
    }

    private void Swap(PackValue container)
    {
        if (container.Items is not { Count: > 1 } items) return;
        (int first, int second) = (Entry(container), Entry(container));
        for (int i = 0; i < Width(container); i++) (items[first + i], items[second + i]) = (items[second + i], items[first + i]);
    }

    private void Repeat(PackValue container)
    {
        if (container.Items is not { Count: > 0 } items) return;
        int entry = Entry(container);
        PackValue[] again = [.. items.GetRange(entry, Width(container)).Select(static item => item.Clone())];
        if (container.IsMap && random.Next(2) == 0) again[^1] = Part();
        items.InsertRange(random.Next(2) == 0 ? items.Count - (items.Count % Width(container)) : Entry(container), again);
    }

    private void Remove(PackValue container)
    {
        if (container.Items is { Count: > 0 }) container.Items.RemoveRange(Entry(container), Width(container));
    }

    private void Nest(PackTree tree, PackValue value)
    {
        PackValue nested = value.Clone();
        for (int depth = random.Next(4) == 0 ? random.Next(80) : 1; depth > 0; depth--)
        {
            nested = random.Next(3) == 0
                ? new PackValue(isMap: true, [new PackValue([0xa1, 0x6b]), nested])
                : new PackValue(isMap: false, [nested]);
        }

        tree.Replace(value, nested);
    }

    private PackValue PickContainer(List<PackValue> values)
    {
        PackValue container = Pick(values);
        for (int tries = 20; tries > 0 && container.Items is null; tries--) container = Pick(values);
        return container;
    }

    private static int Width(PackValue container) => container.IsMap && container.Items!.Count > 1 ? 2 : 1;

    private int Entry(PackValue container) => random.Next(container.Items!.Count / Width(container)) * Width(container);

    private T Pick<T>(IReadOnlyList<T> items) => items[random.Next(items.Count)];
}
