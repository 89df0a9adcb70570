using System.Globalization;

namespace SpanPack;

/// <summary>Formats doubles as the agent does: the shortest digits, with an exponent below 1e-6 and from 1e21 on.</summary>
internal static class JsonNumber
{
    /// <summary>Bytes of any double.</summary>
    internal const int MaxLength = 32;

    private const double LeastWithoutExponent = 1e-6;
    private const double FirstWithExponent = 1e21;

    /// <summary>Formats a number.</summary>
    /// <param name="number">The number; one that is not finite becomes a word.</param>
    /// <param name="room">Receives the text.</param>
    internal static ReadOnlySpan<byte> Format(double number, Span<byte> room)
    {
        number.TryFormat(room, out int length, "R", CultureInfo.InvariantCulture);
        int exponent = room[..length].IndexOf((byte)'E'); // the runtime has one from 1e15 on
        if (exponent < 0) return room[..length];
        if (Math.Abs(number) is >= LeastWithoutExponent and < FirstWithExponent)
        {
            decimal.Parse(room[..length], NumberStyles.Float, CultureInfo.InvariantCulture)
                .TryFormat(room, out length, default, CultureInfo.InvariantCulture);
            return room[..length];
        }

        room[exponent] = (byte)'e';
        int digits = exponent + 2;
        if (room[digits] != '0') return room[..length];
        room[(digits + 1)..length].CopyTo(room[digits..]); // e-7, not e-07
        return room[..(length - 1)];
    }
}
