using System.Diagnostics;
using System.Globalization;

namespace WebShop.Services;

/// <summary>Charges cards: a part of the orders service that makes activities of its own.</summary>
internal static class Payments
{
    /// <summary>A card that is always declined.</summary>
    internal const string DeclinedCard = "4000-0002";

    private static readonly ActivitySource s_source = new("WebShop.Payments");

    /// <exception cref="PaymentDeclinedException">The bank says no.</exception>
    internal static void Charge(string card, int cents)
    {
        using Activity? activity = s_source.StartActivity("charge card");
        activity?.SetTag("payment.cents", cents);
        try
        {
            Ask(card, cents);
            activity?.AddEvent(new ActivityEvent("payment.accepted"));
        }
        catch (PaymentDeclinedException problem)
        {
            activity.Fail(problem);
            throw;
        }
    }

    private static void Ask(string card, int cents)
    {
        Thread.Sleep(1); // the bank is somewhere else
        if (card == DeclinedCard)
            throw new PaymentDeclinedException(string.Create(CultureInfo.InvariantCulture,
                $"The card was declined: {cents / 100m:F2} is too much for it."));
    }
}
