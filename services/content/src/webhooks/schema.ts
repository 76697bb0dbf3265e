/** The tables of webhooks. */

export interface WebhookRow {
  id: string;
  url: string;
  /** What it is told of, joined by spaces. */
  events: string;
  about: string;
  /** Signing needs it as it is; whoever added the webhook was shown it, and nobody is again. */
  secret: string;
  /** The one before it, which signs beside it until then; both null where there is none. */
  old_secret: string | null;
  old_secret_until: number | null;
  created_by: string;
  created_at: number;
}

export interface DeliveryRow {
  /** The same for every try, so that who gets it twice can tell. */
  id: string;
  /** What happened first comes first, also within one instant. */
  place: number;
  webhook_id: string;
  event: string;
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** When it is tried next; null when it is not. */
  due_at: number | null;
  attempts: number;
  created_at: number;
  /** The last try, and what came of it. */
  tried_at: number | null;
  status: number | null;
  error: string | null;
}

export interface WebhookSchema {
  webhooks: WebhookRow;
  webhook_deliveries: DeliveryRow;
}
