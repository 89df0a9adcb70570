namespace SpanPack.Conformance.Tests.Differential;

/// <summary>A payload as a tree, and the places in it.</summary>
internal sealed class PackTree(PackValue root)
{
    internal PackValue Root { get; set; } = root;

    /// <summary>All values, those around others first.</summary>
    internal List<PackValue> Values()
    {
        var values = new List<PackValue> { Root };
        for (int i = 0; i < values.Count; i++)
        {
            if (values[i].Items is { } items) values.AddRange(items);
        }

        return values;
    }

    /// <summary>Puts a value where another one is.</summary>
    internal void Replace(PackValue old, PackValue value)
    {
        if (ReferenceEquals(old, Root))
        {
            Root = value;
            return;
        }

        foreach (PackValue container in Values())
        {
            int index = container.Items?.IndexOf(old) ?? -1;
            if (index < 0) continue;
            container.Items![index] = value;
            return;
        }
    }

    /// <summary>
    /// Copies of a payload the start of each array of arrays or maps: later elements may refer to strings of those before.
    /// </summary>
    internal static PackTree CopySmall(PackValue root, Random random) => new(root.Clone(value => CountKept(value, random)));

    private static int CountKept(PackValue value, Random random)
    {
        const int MaxKept = 3;
        // the payload of v0.5 is an array of its strings and its chunks
        bool isList = value is { IsMap: false, Items: [.., { Items: not null }] } && value.Items[0].Items is not [{ Items: null }, ..];
        return isList ? random.Next(1, MaxKept + 1) : value.Items!.Count;
    }
}
