using Spectre.Console;

namespace SpanPack;

/// <summary>The colours of a waterfall.</summary>
internal static class Styles
{
    private static readonly Style[] s_services =
    [
        new(Color.DodgerBlue1), new(Color.MediumPurple1), new(Color.DarkOrange), new(Color.Turquoise2), new(Color.Gold1),
        new(Color.HotPink), new(Color.SpringGreen3), new(Color.SandyBrown), new(Color.SteelBlue1), new(Color.Orchid),
    ];

    internal static Style Plain { get; } = Style.Plain;

    internal static Style Strong { get; } = new(decoration: Decoration.Bold);

    internal static Style Quiet { get; } = new(Color.Grey);

    internal static Style Error { get; } = new(Color.Red);

    /// <summary>Gets the colour of a service by its number of appearance.</summary>
    internal static Style Service(int number) => s_services[number % s_services.Length];
}
