using System.Text;

namespace SpanPack.Fuzz.Targets;

/// <summary>Filters of the page, as UTF-8. One that can be read is asked about combinations of its conditions.</summary>
internal static class PageFilterTarget
{
    internal static void Run(byte[] input)
    {
        try
        {
            Filter filter = FilterParser.Parse(Encoding.UTF8.GetString(input));
            ulong all = filter.Conditions.Length == 0 ? 0 : ulong.MaxValue >> (64 - filter.Conditions.Length);
            if ((filter.Required & ~all) != 0) throw new WrongResultException("A condition is required that there is not.");
            for (ulong bits = 0; bits < 16; bits++)
            {
                if (filter.Fits(bits & all) && (filter.Required & ~bits) != 0)
                    throw new WrongResultException("It fits without a condition that is required.");
            }
        }
        catch (FilterException)
        {
            // It cannot be read.
        }
    }
}
