using SpanPack.Tool.Tests.Bounds;

// Tests run without this. It is what tests/nightly-bounds.sh starts.
return args switch
{
    ["bounds", .. var parts]
        => await BoundsTable.RunAsync(parts.ElementAtOrDefault(0) ?? string.Empty, parts.ElementAtOrDefault(1) ?? string.Empty),
    _
        => throw new ArgumentException("Say what to run: bounds, a part of the name of a shape or nothing, a part of the name of a "
            + "command or nothing."),
};
