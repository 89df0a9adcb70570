using System.Text;

namespace SpanPack;

/// <summary>Finds the passwords after <c>IDENTIFIED BY</c> and <c>REPLACE</c>, which Oracle has without quotes or in double ones.</summary>
internal struct SqlPassword
{
    private Place _place;

    private enum Place : byte
    {
        Elsewhere,
        AfterIdentified,
        Password,
        AfterPassword,
    }

    /// <summary>Returns whether the next token of a statement is a password.</summary>
    /// <param name="token">Its kind; not a comment.</param>
    /// <param name="text">Its text.</param>
    internal bool Take(SqlToken token, ReadOnlySpan<char> text)
    {
        bool isPassword = _place == Place.Password;
        if (isPassword && Is(text, "VALUES")) return false; // BY VALUES 'hash'
        _place = _place switch
        {
            Place.AfterIdentified when Is(text, "BY") => Place.Password,
            Place.Password => Place.AfterPassword,
            Place.AfterPassword when token == SqlToken.Comma || Is(text, "REPLACE") => Place.Password, // BY new REPLACE old
            _ => Is(text, "IDENTIFIED") ? Place.AfterIdentified : Place.Elsewhere,
        };
        return isPassword;
    }

    private static bool Is(ReadOnlySpan<char> text, string word) => Ascii.EqualsIgnoreCase(text, word);
}
